/** The address under which the build serves a drawing. */
declare module '*.svg' {
  const address: string
  export default address
}
