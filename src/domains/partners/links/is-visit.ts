import { isRobot } from './is-robot.ts'

/**
 * Returns true if a request is somebody's visit to a page: a navigation of a window, as Fetch Metadata says, or of a browser that
 * does not send it. No image or frame is one, no page that is fetched ahead, no robot and no program without a name.
 */
export function isVisit(method: string, header: (name: string) => string | undefined): boolean {
  const agent = header('user-agent')
  if (method !== 'GET' || !agent || isRobot(agent)) return false
  const isAhead = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) =>
    /prefetch|preview|prerender/i.test(header(name) ?? ''),
  )
  const mode = header('sec-fetch-mode') ?? 'navigate'
  const destination = header('sec-fetch-dest') ?? 'document'
  return !isAhead && mode === 'navigate' && destination === 'document'
}
