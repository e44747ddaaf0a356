import type { DeskOnMap } from './desks-on-map.ts'
import { boxAround, groupNear, placeLabels, labelPlaces, type Box } from './map-labels.ts'
import type { Pixel, Size } from './map-frame.ts'

export type DeskPoint = Pixel & { desk: DeskOnMap }

/** A group of close desks and the position of its label; null `box`: no room for a label, only a point. */
export type DeskMark = Pixel & { desks: DeskOnMap[]; box: Box | null }

const LABEL = { height: 44, minWidth: 88, ofCharacter: 7.6, padding: 22 }

/** Half the size of a mark's point, in pixels. */
const POINT = 9

/**
 * Returns the marks of desks, those with most cars first. `lengthOf` is the number of characters of a label's
 * longest line: its width is about that, since measuring each would force a layout.
 */
export function deskMarks(
  points: readonly DeskPoint[],
  map: Size,
  lengthOf: (desks: readonly DeskOnMap[]) => number,
): DeskMark[] {
  const groups = groupNear(points).map(({ x, y, points: together }) => ({
    x,
    y,
    desks: together.map(({ desk }) => desk),
  }))
  const labels = groups.map(({ x, y, desks }) => {
    const width = Math.max(LABEL.minWidth, Math.ceil(lengthOf(desks) * LABEL.ofCharacter) + LABEL.padding)
    return labelPlaces({ anchor: { x, y }, width, height: LABEL.height })
  })
  const dots = groups.map((group) => boxAround(group, POINT))
  const boxes = placeLabels(labels, map, dots)
  return groups.map((group, at) => ({ ...group, box: boxes[at] ?? null }))
}

/** Boxes of the map that the marks cover. */
export function coveredBy(marks: readonly DeskMark[]): Box[] {
  return marks.flatMap((mark) => [boxAround(mark, POINT), ...(mark.box ? [mark.box] : [])])
}
