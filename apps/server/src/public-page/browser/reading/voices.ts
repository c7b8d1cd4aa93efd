/**
 * The voice that reads aloud: Portuguese, of Brazil if there is one, and of the device itself. Other voices send the text
 * to a server of the browser's maker, and a plan is health data.
 */
export function ownVoice(): SpeechSynthesisVoice | undefined {
  const voices = globalThis.speechSynthesis?.getVoices() ?? [];
  const own = voices.filter(({ localService, lang }) => localService && /^pt/i.test(lang));
  return own.find(({ lang }) => /br/i.test(lang)) ?? own[0];
}

/** Calls `tell` now and again when the list of voices changes: browsers load it late. */
export function whenVoicesChange(tell: () => void): void {
  tell();
  // Older Safari has the voices at once and no such event.
  globalThis.speechSynthesis?.addEventListener?.('voiceschanged', tell);
}
