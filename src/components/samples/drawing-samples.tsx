import { BODY_TYPES, CATEGORIES } from '#kernel/acriss.ts'
import { CAR_SHAPES, carShape } from '#kernel/car-shape.ts'
import { KeyDrawing, EnvelopeDrawing } from '#ui/drawings/account-drawings.tsx'
import { BrandMark } from '#ui/drawings/brand.tsx'
import { CarDrawing } from '#ui/drawings/car-drawing.tsx'
import { CAR_PAINTS } from '#ui/drawings/car-paint.ts'
import { CoachDrawing } from '#ui/drawings/coach-drawing.tsx'
import { HeroDrawing } from '#ui/drawings/hero-drawing.tsx'
import { GarageDrawing, JoinedRoadsDrawing, MapDrawing } from '#ui/drawings/joining-drawings.tsx'
import { NoCarsDrawing } from '#ui/drawings/no-cars-drawing.tsx'
import { PaperDrawing, TicketDrawing } from '#ui/drawings/paper-drawings.tsx'
import { LostRoadDrawing, WaitingDrawing } from '#ui/drawings/state-drawings.tsx'
import { SupplierMark } from '#ui/drawings/supplier-mark.tsx'
import { Sample } from '../sample.tsx'

/** Each shape once, in the first class that has it. */
const SHAPES = CAR_SHAPES.map((shape) => ({
  bodyType: BODY_TYPES.find((type) => shape.startsWith(`${type}-`))!,
  category: CATEGORIES.find((category) => BODY_TYPES.some((type) => carShape(type, category) === shape))!,
}))

export function DrawingSamples() {
  return (
    <>
      <Sample name="BrandMark, SupplierMark">
        <BrandMark className="size-12" />
        <SupplierMark name="Sahra Cars" />
      </Sample>
      <Sample name="CarDrawing" columns>
        {SHAPES.map(({ bodyType, category }, at) => (
          <CarDrawing
            key={`${bodyType} ${category}`}
            bodyType={bodyType}
            category={category}
            paint={CAR_PAINTS[at % CAR_PAINTS.length]!}
            electric={at === 0}
          />
        ))}
        <CoachDrawing />
      </Sample>
      <Sample name="HeroDrawing">
        <div className="w-full">
          <HeroDrawing className="h-48 w-full rounded-card" />
        </div>
      </Sample>
      <Sample name="Drawings" columns>
        <KeyDrawing />
        <EnvelopeDrawing />
        <JoinedRoadsDrawing />
        <GarageDrawing />
        <MapDrawing />
        <NoCarsDrawing />
        <TicketDrawing />
        <PaperDrawing />
        <LostRoadDrawing />
        <WaitingDrawing />
      </Sample>
    </>
  )
}
