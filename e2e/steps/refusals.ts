import type { Visit } from '../stage/stage.ts'

/** A way in which the call of a form fails; those that a server gives only on a bad day are made on the way to it. */
export type Failure = {
  name: string
  /** Null: nothing answers at all. */
  answer: { status: number; contentType: string; body: string } | null
  /** What the page says then. */
  words: (t: Visit['t']) => string
}

function problem(status: number, fields?: readonly object[]) {
  const told = {
    type: 'about:blank',
    title: `Refused with ${status}`,
    status,
    code: `made_${status}`,
    detail: '',
  }
  return { status, contentType: 'application/problem+json', body: JSON.stringify({ ...told, fields }) }
}

const refusedWith = (status: number): Failure => ({
  name: String(status),
  answer: problem(status),
  words: () => `Refused with ${status}`,
})

/** Where no problem document says why, the page does, in its language. */
export const UNTOLD: readonly Failure[] = [
  {
    name: 'a gateway before the server answers',
    answer: { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
    words: (t) => t('shell:error.PARSING_ERROR'),
  },
  { name: 'the line is down', answer: null, words: (t) => t('shell:error.FETCH_ERROR') },
]

/** A refusal about no field of each kind: signed out, against a rule, on a bad day, and untold. */
export const FAILURES: readonly Failure[] = [...[401, 422, 503].map(refusedWith), ...UNTOLD]

/** The server finds a fault in a field that the page had none with. */
export function fieldRefused(path: string): Failure {
  const message = `The server refuses ${path}`
  return {
    name: `400 for ${path}`,
    answer: problem(400, [{ path, code: 'made', message }]),
    words: () => message,
  }
}

/** Lets the next call of this path fail so; `act` makes it, and waits until the page says so. */
export async function failNext(
  { page, watched }: Pick<Visit, 'page' | 'watched'>,
  call: RegExp,
  { answer }: Failure,
  act: () => Promise<void>,
): Promise<void> {
  if (answer !== null) watched.expectRefusal(answer.status, call)
  watched.cutOff(answer === null)
  await page.route(
    ({ pathname }) => call.test(pathname),
    (route) => (answer === null ? route.abort('internetdisconnected') : route.fulfill(answer)),
    { times: 1 },
  )
  await act()
  watched.cutOff(false)
}
