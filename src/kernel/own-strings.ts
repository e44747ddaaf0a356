/**
 * The same value with strings in memory of their own: V8 keeps a string that was cut from a long one as a view, which
 * keeps all of it.
 */
export function ownStrings<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value
}
