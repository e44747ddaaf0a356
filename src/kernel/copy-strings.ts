/**
 * Returns a value with its strings copied: V8 represents a substring of a long string as a view, which retains all of
 * the long one.
 */
export function copyStrings<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value
}
