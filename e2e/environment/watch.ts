import { expect } from 'vitest'
import type { BrowserContext, ConsoleMessage, Request, Response, WebError } from 'playwright-core'

export type Watch = ReturnType<typeof watch>

/** Makes a profile's pages log content policy violations to the console, also where a script catches them. */
export async function reportPolicyViolations(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      console.error(
        `content policy: ${effectiveDirective} stopped ${blockedURI} of ${sourceFile ?? 'the page'}`,
      )
    })
  })
}

/** Collects every error of a visitor's pages. */
export function watch(context: BrowserContext, origin: string) {
  const errors: string[] = []
  const expected: { status: number; path: RegExp; met: boolean }[] = []
  const known = new Set([origin])
  const consoleLines: { line: RegExp; met: boolean }[] = []
  let lineIsCut = false

  const onConsole = (message: ConsoleMessage) => {
    // Skips the browser's own line for an error response; `onResponse` checks the response itself.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return
    const match = consoleLines.find(({ line }) => line.test(message.text()))
    if (match) match.met = true
    else errors.push(`console: ${message.text()}`)
  }
  const onScriptError = (error: WebError) => {
    errors.push(`script: ${error.error().stack ?? error.error().message}`)
  }
  const onResponse = (response: Response) => {
    const { pathname } = new URL(response.url())
    const matches = expected.filter(({ status, path }) => status === response.status() && path.test(pathname))
    const match = matches.find(({ met }) => !met) ?? matches[0]
    if (match) match.met = true
    else if (response.status() >= 400 && !lineIsCut) errors.push(`${response.status()}: ${response.url()}`)
  }
  const onRequest = (request: Request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && !known.has(url.origin)) errors.push(`elsewhere: ${request.url()}`)
  }
  const onFailedRequest = (request: Request) => {
    const reason = request.failure()?.errorText ?? ''
    // A page aborts its pending requests when it is left; content policy violations are logged to the console.
    if (!lineIsCut && !['net::ERR_ABORTED', 'csp'].includes(reason))
      errors.push(`${reason}: ${request.url()}`)
  }
  context.on('console', onConsole)
  context.on('weberror', onScriptError)
  context.on('response', onResponse)
  context.on('request', onRequest)
  context.on('requestfailed', onFailedRequest)

  return {
    /** Allows requests to this other site from now on. */
    allow(elsewhere: string): void {
      known.add(new URL(elsewhere).origin)
    },
    /** Expects an error response from now on; it must occur. */
    expectErrorResponse(status: number, path: RegExp): void {
      expected.push({ status, path, met: false })
    },
    /** Expects an error in the browser's console from now on; it must occur. */
    expectInConsole(line: RegExp): void {
      consoleLines.push({ line, met: false })
    },
    /** While true, requests may fail: the test has put the page offline. */
    cutOff(cut: boolean): void {
      lineIsCut = cut
    },
    /** Ignores errors from now on. */
    stop(): void {
      context.off('console', onConsole)
      context.off('weberror', onScriptError)
      context.off('response', onResponse)
      context.off('request', onRequest)
      context.off('requestfailed', onFailedRequest)
    },
    /** Fails with all collected errors, and with expected responses and console lines that never came. */
    verify(): void {
      const missed = expected
        .filter(({ met }) => !met)
        .map(({ status, path }) => `never came: ${status} ${path}`)
        .concat(consoleLines.filter(({ met }) => !met).map(({ line }) => `never said: ${line}`))
      expect([...errors, ...missed].join('\n')).toBe('')
    },
  }
}
