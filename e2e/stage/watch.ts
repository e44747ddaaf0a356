import { expect } from 'vitest'
import type { BrowserContext, ConsoleMessage, Request, Response, WebError } from 'playwright-core'

export type Watch = ReturnType<typeof watch>

/** Has the pages of a profile say on their console what the content policy stops, also where a script catches it. */
export async function reportPolicyViolations(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      console.error(
        `content policy: ${effectiveDirective} stopped ${blockedURI} of ${sourceFile ?? 'the page'}`,
      )
    })
  })
}

/** Listens to everything the pages of a visitor complain of. */
export function watch(context: BrowserContext, origin: string) {
  const complaints: string[] = []
  const expected: { status: number; path: RegExp; met: boolean }[] = []
  const known = new Set([origin])
  let lineIsCut = false

  const onConsole = (message: ConsoleMessage) => {
    // The browser's own line for a refused request; the request itself is judged below.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(`console: ${message.text()}`)
  }
  const onScriptError = (error: WebError) => {
    complaints.push(`script: ${error.error().stack ?? error.error().message}`)
  }
  const onResponse = (response: Response) => {
    const { pathname } = new URL(response.url())
    const meant = expected.filter(({ status, path }) => status === response.status() && path.test(pathname))
    const refusal = meant.find(({ met }) => !met) ?? meant[0]
    if (refusal) refusal.met = true
    else if (response.status() >= 400 && !lineIsCut)
      complaints.push(`${response.status()}: ${response.url()}`)
  }
  const onRequest = (request: Request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && !known.has(url.origin))
      complaints.push(`elsewhere: ${request.url()}`)
  }
  const onFailedRequest = (request: Request) => {
    const reason = request.failure()?.errorText ?? ''
    // A page that is left drops what it still waits for; what the content policy stops is told by the console.
    if (!lineIsCut && !['net::ERR_ABORTED', 'csp'].includes(reason))
      complaints.push(`${reason}: ${request.url()}`)
  }
  context.on('console', onConsole)
  context.on('weberror', onScriptError)
  context.on('response', onResponse)
  context.on('request', onRequest)
  context.on('requestfailed', onFailedRequest)

  return {
    /** From now on the pages may lead to this other site too. */
    allow(elsewhere: string): void {
      known.add(new URL(elsewhere).origin)
    },
    /** From now on this refusal is meant; it must happen. */
    expectRefusal(status: number, path: RegExp): void {
      expected.push({ status, path, met: false })
    },
    /** While true, requests may fail: the test has cut the line. */
    cutOff(cut: boolean): void {
      lineIsCut = cut
    },
    /** From now on the pages are nobody's. */
    stop(): void {
      context.off('console', onConsole)
      context.off('weberror', onScriptError)
      context.off('response', onResponse)
      context.off('request', onRequest)
      context.off('requestfailed', onFailedRequest)
    },
    /** Fails with all that was complained of, and with refusals that never came. */
    verify(): void {
      const missed = expected
        .filter(({ met }) => !met)
        .map(({ status, path }) => `never came: ${status} ${path}`)
      expect([...complaints, ...missed].join('\n')).toBe('')
    },
  }
}
