import { FaultScreen } from './fault-screen.tsx'

/** Where a flow that could not go on ends. */
export function Component() {
  return <FaultScreen kind="broken" />
}
