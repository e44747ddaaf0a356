import { z } from 'zod'
import { LangIdField, queryNumber } from '#kernel/contract.ts'
import { LocationContract, LocationIdField, StationContract } from '../locations/location.contract.ts'

export const LocationMapQuery = z.object({
  id: LocationIdField.meta({ description: 'An airport, a city or a desk', example: 'DXB' }),
  nearby: z
    .enum(['true', 'false'])
    .default('false')
    .meta({ description: 'With desks within 25 km, as the filter NEARBY_GARAGES of a search' }),
  lang_id: queryNumber(LangIdField).optional(),
})

const MapPointContract = LocationContract.pick({
  id: true,
  type: true,
  name: true,
  latitude: true,
  longitude: true,
})

export const LocationMapReply = z
  .object({
    place: MapPointContract,
    land: z.string().meta({
      description:
        'The land within 100 km to each side as an SVG path, in units of 100 m to the east and to the south of the place, ' +
        'from Natural Earth: the coast is right to a kilometre or two. Empty in the middle of a sea',
      example: 'M-1000-1000h2000v2000h-2000z',
    }),
    around: z
      .array(MapPointContract)
      .meta({ description: 'Other airports and cities that have desks, the best known first' }),
    desks: z
      .array(StationContract.pick({ id: true, name: true, desk: true, latitude: true, longitude: true }))
      .meta({ description: 'The desks that a search there asks, nearest first' }),
  })
  .meta({ id: 'LocationMap' })
export type LocationMap = z.infer<typeof LocationMapReply>
export type MapPoint = LocationMap['place']
export type MapDesk = LocationMap['desks'][number]
