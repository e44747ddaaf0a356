import { operation } from '#kernel/operation.ts'
import { LocationMapQuery, LocationMapReply } from './location-map.contract.ts'

export const readLocationMap = operation({
  method: 'get',
  path: '/location-map',
  summary: 'What a map of the desks of a place is drawn of: land, places and desks',
  access: 'anybody',
  limit: { name: 'location-map', perMinute: 120 },
  query: LocationMapQuery,
  reply: [LocationMapReply, 'Of one language, to be kept for an hour'],
  replyHeaders: { 'cache-control': 'public, max-age=3600', vary: 'Accept-Language' },
  failures: { location_not_found: 404 },
})
