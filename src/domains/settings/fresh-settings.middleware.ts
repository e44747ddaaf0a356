import type { MiddlewareHandler } from 'hono'
import type { Settings } from './followed-settings.service.ts'

/** Refreshes the settings before a request, so that they are at most two seconds old. */
export function freshSettings({ refresh }: Pick<Settings, 'refresh'>): MiddlewareHandler {
  return async (_, next) => {
    const reading = refresh()
    if (reading !== null) await reading
    return next()
  }
}
