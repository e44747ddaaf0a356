import type { BrowserContext } from 'playwright-core'
import { siteClock } from '#testing/running-clock.ts'

/**
 * What scripts of this visitor's pages read as the time is the product's, from here on. Only `Date` is set: timers and
 * frames run as they do for people, and the browser itself, which keeps the cookies, stays on the machine's clock.
 */
export async function setClock(context: BrowserContext): Promise<void> {
  await context.addInitScript((aheadMs) => {
    const MachineDate = Date
    const now = () => MachineDate.now() + aheadMs
    globalThis.Date = new Proxy(MachineDate, {
      construct: (_, given, made) => Reflect.construct(MachineDate, given.length ? given : [now()], made),
      apply: () => new MachineDate(now()).toString(),
      get: (of, name) => (name === 'now' ? now : Reflect.get(of, name)),
    })
  }, siteClock.aheadMs())
}

/** For `page.clock.install`, which would start at the machine's own time. */
export function nowOnPages(): { time: number } {
  return { time: siteClock.now().epochMilliseconds }
}
