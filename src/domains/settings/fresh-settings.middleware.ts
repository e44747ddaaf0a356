import type { MiddlewareHandler } from 'hono'
import type { Settings } from './followed-settings.service.ts'

/** Whatever a request needs of the settings is at most two seconds old. */
export function freshSettings({ refresh }: Pick<Settings, 'refresh'>): MiddlewareHandler {
  return async (_, next) => {
    const reading = refresh()
    if (reading !== null) await reading
    return next()
  }
}
