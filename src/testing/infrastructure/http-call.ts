/** A client's request; with a body it is a POST of JSON, unless a method is named. */
export type Call = { method?: string; body?: unknown; token?: string; headers?: Record<string, string> }

/** Sends a request for a path by `send` and parses its JSON response. */
export function callOver(send: (path: string, request: RequestInit) => Response | Promise<Response>) {
  return async (path: string, { body, method, token, headers = {} }: Call = {}) => {
    const response = await send(path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Basic ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) }
  }
}
