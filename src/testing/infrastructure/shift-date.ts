/**
 * What scripts read as the time is so many milliseconds ahead of the machine's, from here on; timers run as before.
 * A browser takes this function alone, so it stands by itself.
 */
export function shiftDate(aheadMs: number): void {
  const MachineDate = Date
  const now = () => MachineDate.now() + aheadMs
  globalThis.Date = new Proxy(MachineDate, {
    construct: (_, given, made) => Reflect.construct(MachineDate, given.length > 0 ? given : [now()], made),
    apply: () => new MachineDate(now()).toString(),
    get: (of, name) => (name === 'now' ? now : name === 'ofMachine' ? of : Reflect.get(of, name)),
  })
}

/** Scripts read the machine's own time again. Stands by itself, too. */
export function unshiftDate(): void {
  const { ofMachine } = Date as DateConstructor & { ofMachine?: DateConstructor }
  if (ofMachine) globalThis.Date = ofMachine
}
