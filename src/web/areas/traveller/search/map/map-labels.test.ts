import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  boxAround,
  groupNear,
  overlaps,
  placeLabels,
  labelPlaces,
  placesOnCircle,
  type Box,
} from './map-labels.ts'

const MAP = { width: 600, height: 400 }

/** The places of a point's label. */
const label = (x: number, y: number, { width = 90, height = 44 } = {}) =>
  labelPlaces({ anchor: { x, y }, width, height })

describe('labels', () => {
  test.for([
    { name: 'above its point', at: [300, 200], x: 255, y: 146 },
    { name: 'below a point at the upper edge', at: [300, 10], x: 255, y: 20 },
    { name: 'to the left of a point in the upper right corner', at: [595, 30], x: 495, y: 8 },
    { name: 'to the right of one in the lower left corner', at: [5, 370], x: 15, y: 348 },
  ] as const)('a label stands $name', ({ at: [left, top], x, y }) => {
    expect(placeLabels([label(left, top)], MAP)).toEqual([{ x, y, width: 90, height: 44 }])
  })

  test('the first of two at one point chooses, and the other stands elsewhere', () => {
    const [first, second] = placeLabels([label(300, 200), label(300, 200)], MAP)
    expect(first).toMatchObject({ y: 146 })
    expect(second).toMatchObject({ y: 210 })
  })

  test('where there is no room a label is left out, and the next is not', () => {
    const full = [{ x: 0, y: 0, width: 600, height: 300 }]
    const boxes = placeLabels([label(300, 100), label(300, 350, { height: 20 })], MAP, full)
    expect(boxes[0]).toBeNull()
    expect(boxes[1]).not.toBeNull()
  })

  test('the name of a point stays near it, or is left out', () => {
    const anchor = { x: 300, y: 200 }
    const near = labelPlaces({ anchor, width: 90, height: 20 }, 12)
    expect(placeLabels([near], MAP)[0]).toMatchObject({ x: 255, y: 170 })
    expect(placeLabels([near], MAP, [boxAround(anchor, 60)])[0]).toBeNull()
  })

  test('the distance of a ring stands on it, south of the middle or else where there is room', () => {
    const places = placesOnCircle({ anchor: { x: 300, y: 200 }, width: 40, height: 20 }, 150)
    expect(placeLabels([places], MAP)[0]).toMatchObject({ x: 280, y: 340 })
    expect(placeLabels([places], MAP, [boxAround({ x: 300, y: 350 }, 30)])[0]).toMatchObject({ y: 40 })
  })

  test('whatever the points, no label covers another, what is taken, or the edge', () => {
    const at = { x: fc.integer({ min: -50, max: 650 }), y: fc.integer({ min: -50, max: 450 }) }
    const size = { width: fc.integer({ min: 20, max: 160 }), height: fc.integer({ min: 16, max: 60 }) }
    const labels = fc.array(fc.record({ anchor: fc.record(at), ...size }), { maxLength: 30 })
    fc.assert(
      fc.property(labels, fc.array(fc.record({ ...at, ...size }), { maxLength: 4 }), (labels, taken) => {
        const places = labels.map((label) => labelPlaces(label))
        const placed = placeLabels(places, MAP, taken).filter((box): box is Box => box !== null)
        placed.forEach((box, index) => {
          expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= 600 && box.y + box.height <= 400).toBe(true)
          for (const other of [...taken, ...placed.slice(index + 1)]) expect(overlaps(box, other)).toBe(false)
        })
      }),
    )
  })
})

describe('points', () => {
  test('near each other are one mark between them; another stays apart', () => {
    const points = [
      { id: 'a', x: 100, y: 100 },
      { id: 'b', x: 110, y: 100 },
      { id: 'c', x: 300, y: 100 },
    ]
    expect(groupNear(points)).toEqual([
      { x: 105, y: 100, points: [points[0], points[1]] },
      { x: 300, y: 100, points: [points[2]] },
    ])
  })

  test('are each in one mark, whatever they are', () => {
    const point = fc.record({ x: fc.integer({ min: 0, max: 200 }), y: fc.integer({ min: 0, max: 200 }) })
    fc.assert(
      fc.property(fc.array(point), (points) => {
        const grouped = groupNear(points).flatMap((group) => group.points)
        expect(grouped).toHaveLength(points.length)
        expect(new Set(grouped)).toEqual(new Set(points))
      }),
    )
  })

  test('a mark covers as much on each side', () => {
    expect(boxAround({ x: 10, y: 20 }, 4)).toEqual({ x: 6, y: 16, width: 8, height: 8 })
  })
})
