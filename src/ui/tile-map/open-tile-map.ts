import 'maplibre-gl/dist/maplibre-gl.css'
import './tile-map.css'
import {
  AttributionControl,
  Map as TileMap,
  NavigationControl,
  ScaleControl,
  setWorkerUrl,
  type MapOptions,
} from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import type { Translate } from '../messages/messages.ts'

setWorkerUrl(workerUrl)

export type { TileMap }

export type TileMapOptions = Pick<
  MapOptions,
  'bounds' | 'fitBoundsOptions' | 'center' | 'zoom' | 'cooperativeGestures'
> & {
  /** Address of the style. */
  style: string
  title: string
  /** The texts of a namespace that has `map.zoom_in` and the others below. */
  t: Translate
  /** The style cannot be loaded. */
  onFailure: () => void
}

/** Opens a map of tiles in an element, with north always up. Throws if the browser has no WebGL. */
export function openTileMap(
  container: HTMLElement,
  { title, t, onFailure, ...options }: TileMapOptions,
): TileMap {
  const tiles = new TileMap({
    ...options,
    container,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    maxPitch: 0,
    locale: {
      'Map.Title': title,
      'NavigationControl.ZoomIn': t('map.zoom_in'),
      'NavigationControl.ZoomOut': t('map.zoom_out'),
      'ScaleControl.Kilometers': t('map.km_short'),
      'ScaleControl.Meters': t('map.m_short'),
      ...(options.cooperativeGestures === true && {
        'CooperativeGesturesHandler.WindowsHelpText': t('map.scroll_windows'),
        'CooperativeGesturesHandler.MacHelpText': t('map.scroll_mac'),
        'CooperativeGesturesHandler.MobileHelpText': t('map.two_fingers'),
      }),
    },
  })
  tiles.touchZoomRotate.disableRotation()
  tiles.keyboard.disableRotation()
  tiles.addControl(new NavigationControl({ showCompass: false }))
  tiles.addControl(new ScaleControl({ unit: 'metric' }))
  tiles.addControl(new AttributionControl({ compact: false }))
  let styled = false
  tiles.once('style.load', () => (styled = true))
  // A tile that is missing leaves a gap; without a style there is nothing.
  tiles.on('error', () => styled || onFailure())
  return tiles
}
