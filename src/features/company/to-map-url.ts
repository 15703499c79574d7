/** The URL of a position on OpenStreetMap, with a marker. */
export function toMapUrl({ lat, lng }: { lat: string; lng: string }): string {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`
}
