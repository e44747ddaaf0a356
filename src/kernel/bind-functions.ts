type Bound<Functions> = {
  [Name in keyof Functions]: Functions[Name] extends (app: never, ...rest: infer Rest) => infer Result
    ? (...rest: Rest) => Result
    : never
}

/** Returns functions without their first argument, for domains that call them as ports. */
export function bindFunctions<App, Functions extends Record<string, (app: App, ...rest: never[]) => unknown>>(
  app: App,
  functions: Functions,
): Bound<Functions> {
  const bound = Object.entries(functions).map(([name, run]) => [
    name,
    (...rest: never[]) => run(app, ...rest),
  ])
  return Object.fromEntries(bound) as Bound<Functions>
}
