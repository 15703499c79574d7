/** A drawing's size, and the room along its edges that strokes and markers need. */
export interface Box {
  width: number
  height: number
  padding: number
}

export interface Point {
  x: number
  y: number
}
