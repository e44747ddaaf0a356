/** Functions that another process may call, by name. Values and answers are JSON. */
export type Calls = Readonly<Record<string, (value: never) => unknown>>

/** One end of the messages between two Node.js processes: a child, or `process` in the child itself. */
type End = {
  send?: (
    message: object,
    handle?: undefined,
    options?: undefined,
    done?: (error: Error | null) => void,
  ) => boolean
  on(event: 'message', hear: (message: unknown) => void): unknown
}

type Question = { method: string; id: number; value: unknown }
type Answer = { answers: number; value: unknown } | { answers: number; failure: string }

export type ProcessChannel<Theirs extends Calls> = {
  /** Calls a function. Rejects with the other process's error, if that process has ended, or after `withinMs`. */
  request<Name extends keyof Theirs & string>(
    name: Name,
    value: Parameters<Theirs[Name]>[0],
    withinMs?: number,
  ): Promise<Awaited<ReturnType<Theirs[Name]>>>
  /** Rejects all pending calls, because the other process has ended. */
  end(reason: string): void
}

/** Calls between two processes of one product. `ours`: the functions we answer. */
export function processChannel<Theirs extends Calls>(end: End, ours: Calls): ProcessChannel<Theirs> {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let lastId = 0

  function send(message: Question | Answer): Promise<void> {
    return new Promise((done, refuse) => {
      if (end.send) end.send(message, undefined, undefined, (error) => (error ? refuse(error) : done()))
      else refuse(new Error('there is no other process'))
    })
  }

  async function answer({ method, id, value }: Question): Promise<void> {
    try {
      const call = ours[method] as ((value: unknown) => unknown) | undefined
      if (!call) throw new Error(`nobody answers ${method}`)
      await send({ answers: id, value: await call(value) })
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error)
      // The caller may have ended in the meantime.
      await send({ answers: id, failure }).catch(() => {})
    }
  }

  end.on('message', (message) => {
    if (isQuestion(message)) void answer(message)
    else if (isAnswer(message)) {
      if ('failure' in message) waiting.get(message.answers)?.reject(new Error(message.failure))
      else waiting.get(message.answers)?.resolve(message.value)
    }
  })

  async function request(name: string, value: unknown, withinMs?: number): Promise<unknown> {
    const id = ++lastId
    const pending = Promise.withResolvers<unknown>()
    const late =
      withinMs === undefined
        ? undefined
        : setTimeout(() => pending.reject(new Error(`no answer to ${name} in ${withinMs} ms`)), withinMs)
    waiting.set(id, pending)
    // There may be no handler left for a later rejection.
    pending.promise.catch(() => {})
    try {
      await Promise.race([send({ method: name, id, value }), pending.promise])
      return await pending.promise
    } finally {
      clearTimeout(late)
      waiting.delete(id)
    }
  }

  return {
    // The other end runs the same build, so its answers have the declared types.
    request: (name, value, withinMs) => request(name, value, withinMs) as Promise<never>,
    end(reason) {
      for (const { reject } of waiting.values()) reject(new Error(reason))
    },
  }
}

function isQuestion(message: unknown): message is Question {
  return typeof message === 'object' && message !== null && 'method' in message
}

function isAnswer(message: unknown): message is Answer {
  return typeof message === 'object' && message !== null && 'answers' in message
}
