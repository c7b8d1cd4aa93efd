/**
 * Says that something was edited without a key: a part was moved, a patient chosen. Whoever watches the form
 * for typing hears of it in the same way.
 */
export function announceEdit(element: Element | null): void {
  element?.dispatchEvent(new Event('input', { bubbles: true }));
}
