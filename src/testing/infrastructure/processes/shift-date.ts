/**
 * From now on scripts read a time `aheadMs` ahead of the machine's; timers run as before. This function is serialised
 * to a browser, so it must be self-contained.
 */
export function shiftDate(aheadMs: number): void {
  const MachineDate = Date
  const now = () => MachineDate.now() + aheadMs
  globalThis.Date = new Proxy(MachineDate, {
    construct: (_, args, made) => Reflect.construct(MachineDate, args.length > 0 ? args : [now()], made),
    apply: () => new MachineDate(now()).toString(),
    get: (of, name) => (name === 'now' ? now : name === 'ofMachine' ? of : Reflect.get(of, name)),
  })
}

/** Scripts read the machine's time again. Self-contained, too. */
export function unshiftDate(): void {
  const { ofMachine } = Date as DateConstructor & { ofMachine?: DateConstructor }
  if (ofMachine) globalThis.Date = ofMachine
}
