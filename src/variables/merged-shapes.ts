type Merged<Shape> = (Shape extends unknown ? (shape: Shape) => void : never) extends (all: infer One) => void
  ? One
  : never

/** Merges shapes whose variables have different names. */
export function mergedShapes<Shape extends object>(shapes: readonly Shape[]): Merged<Shape> {
  return Object.assign({}, ...shapes) as Merged<Shape>
}
