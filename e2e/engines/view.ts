import { expect } from '@playwright/test';
import type { Driver, Point, Size } from './driver.ts';
import { type Facts, look, roles, type Target, type Wish } from './look.ts';

export type View = ReturnType<typeof createView>;

/** What a person does on a screen, and sees there: the same code in every engine. Everything waits until it can be. */
export function createView(driver: Driver, baseURL: string, size: Size) {
  const ask = (target: Target, wish: Wish = {}): Promise<Facts | undefined> =>
    driver.run(look, { target, wish, selectors: roles });
  /** Repeats a question until its answer is as expected; a document that is left or loaded gives none. */
  const until = async <T>(what: string, question: () => Promise<T>, isSo: (answer: T) => boolean) => {
    let answer: T | undefined;
    const attempt = async () => {
      answer = await question();
      return isSo(answer);
    };
    let trouble = '';
    const silent = (error: Error) => {
      trouble = error.message;
      return false;
    };
    await expect
      .poll(() => attempt().catch(silent), { intervals: [20, 50, 100] })
      .toBe(true)
      .catch(() => {
        throw new Error(`${what}: ${JSON.stringify(answer)} ${trouble}`);
      });
    return answer as T;
  };
  const find = async (target: Target, wish?: Wish, isSo = (_: Facts) => true) =>
    (await until(
      nameOf(target),
      () => ask(target, wish),
      (facts) => !!facts && isSo(facts),
    )) as Facts;

  /** A point of the target that stands still and is not covered, as by a bar at the edge of the window. */
  async function pointAt(target: Target): Promise<Point> {
    let last = '';
    let scroll: Wish['scroll'] = 'nearest';
    const isStill = ({ point, isCovered, isEnabled }: Facts) => {
      const place = `${point.x} ${point.y}`;
      const isSo = place === last && !isCovered && isEnabled;
      if (isCovered) scroll = 'center';
      last = place;
      return isSo;
    };
    const found = await until(
      `${nameOf(target)}, to be pressed`,
      () => ask(target, { scroll }),
      (facts) => !!facts && isStill(facts),
    );
    return (found as Facts).point;
  }

  return {
    run: driver.run,
    pdf: driver.pdf,
    back: driver.back,
    reload: driver.reload,
    press: driver.press,
    type: driver.type,
    resize: driver.resize,
    isPhone: size.width < 768,
    open: (address: string) => driver.open(new URL(address, baseURL).href),
    click: async (target: Target) => driver.mouse([await pointAt(target), 'down', 'up']),
    fill: (target: Target, write: string) => find(target, { write }, ({ value }) => value === write),
    async pressOn(target: Target, keys: string) {
      await find(target, { focus: true }, ({ isFocused }) => isFocused);
      await driver.press(keys);
    },
    /** Drags with the mouse; the page must say that it has seen where, before the button is let go. */
    async drag(from: Target, to: Target, said: string) {
      const start = await pointAt(from);
      await driver.mouse([start, 'down', { x: start.x, y: start.y - 10 }, { x: start.x, y: start.y - 20 }]);
      const { point } = await find(to);
      const steps = [0.25, 0.5, 0.75, 1].map((part) => ({
        x: Math.round(start.x + (point.x - start.x) * part),
        y: Math.round(start.y + (point.y - start.y) * part),
      }));
      await driver.mouse(steps);
      // Said to a screen reader only, so it has no place on the screen.
      await until(said, () => driver.run((text) => document.body.textContent?.includes(text), said), Boolean);
      await driver.mouse(['up']);
    },
    sees: (target: Target) => find(target),
    missing: (target: Target) =>
      until(
        `no ${nameOf(target)}`,
        () => ask(target),
        (facts) => !facts,
      ),
    focused: (target: Target) => find(target, {}, ({ isFocused }) => isFocused),
    valued: (target: Target, wanted: string) => find(target, {}, ({ value }) => value === wanted),
    reads: (target: Target, wanted: string) => find(target, {}, ({ text }) => text.includes(wanted)),
    counts: (target: Target, wanted: number) => find(target, {}, ({ count }) => count === wanted),
    at: (address: RegExp) => until(String(address), driver.address, (now) => address.test(now)),
    /** Waits until a function of the document gives this, or something of which this holds. */
    gives: <R>(body: (arg: undefined) => R | Promise<R>, wanted: R | ((value: R) => boolean)) =>
      until(
        `${body} gives ${JSON.stringify(wanted) ?? wanted}`,
        () => driver.run(body, undefined),
        (value) =>
          wanted instanceof Function ? wanted(value) : JSON.stringify(value) === JSON.stringify(wanted),
      ),
  };
}

const nameOf = (target: Target): string => JSON.stringify(target);
