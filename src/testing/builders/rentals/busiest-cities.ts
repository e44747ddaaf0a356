/** The ten busiest by international arrivals that have a desk here, and their airports. */
export const BUSIEST_CITIES = [
  ['city-th-bangkok', 'BKK'],
  ['city-tr-istanbul', 'IST'],
  ['city-gb-london', 'LHR'],
  ['city-tr-antalya', 'AYT'],
  ['city-ae-dubai', 'DXB'],
  ['city-fr-paris', 'CDG'],
  ['city-my-kuala-lumpur', 'KUL'],
  ['city-us-new-york', 'JFK'],
  ['city-es-barcelona', 'BCN'],
  ['city-kw-kuwait-city', 'KWI'],
] as const
