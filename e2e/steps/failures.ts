import type { Visit } from '../environment/environment.ts'

/** A way in which a form's request fails. Failures that need an outage are injected in the browser. */
export type Failure = {
  name: string
  /** Null: no response at all. */
  answer: { status: number; contentType: string; body: string } | null
  /** The page's message for it. */
  message: (t: Visit['t']) => string
}

function problem(status: number, fields?: readonly object[]) {
  const problemFields = {
    type: 'about:blank',
    title: `Refused with ${status}`,
    status,
    code: `made_${status}`,
    detail: '',
  }
  return {
    status,
    contentType: 'application/problem+json',
    body: JSON.stringify({ ...problemFields, fields }),
  }
}

const rejectedWith = (status: number): Failure => ({
  name: String(status),
  answer: problem(status),
  message: () => `Refused with ${status}`,
})

/** Failures without a problem document: the page shows its own message, in its language. */
const WITHOUT_MESSAGE: readonly Failure[] = [
  {
    name: 'a gateway before the server answers',
    answer: { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
    message: (t) => t('shell:error.PARSING_ERROR'),
  },
  { name: 'the line is down', answer: null, message: (t) => t('shell:error.FETCH_ERROR') },
]

/** Failures without a field: signed out, against a rule, unavailable, and without a message. */
export const FAILURES: readonly Failure[] = [...[401, 422, 503].map(rejectedWith), ...WITHOUT_MESSAGE]

/** Returns a failure in which the server rejects a field that the page accepted. */
export function rejectField(path: string): Failure {
  const message = `The server refuses ${path}`
  return {
    name: `400 for ${path}`,
    answer: problem(400, [{ path, code: 'made', message }]),
    message: () => message,
  }
}

/** Makes the next request to this path fail; `send` sends it and waits for the page's message. */
export async function failNext(
  { page, watched }: Pick<Visit, 'page' | 'watched'>,
  call: RegExp,
  { answer }: Failure,
  send: () => Promise<void>,
): Promise<void> {
  if (answer !== null) watched.expectErrorResponse(answer.status, call)
  watched.cutOff(answer === null)
  await page.route(
    ({ pathname }) => call.test(pathname),
    (route) => (answer === null ? route.abort('internetdisconnected') : route.fulfill(answer)),
    { times: 1 },
  )
  await send()
  watched.cutOff(false)
}
