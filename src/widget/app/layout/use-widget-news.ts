import { useEffect, useState } from 'react'
import { useWidget } from '../widget-context.ts'

/** Returns true if the frame has been open for so long that it has to be loaded again. */
export function useFrameOver(): boolean {
  const { follow } = useWidget()
  const [isOver, setOver] = useState(false)
  useEffect(() => follow((news) => news === 'frame_over' && setOver(true)), [follow])
  return isOver
}
