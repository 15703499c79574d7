// Draws docs/layers.svg from the table of layers.

import { writeFileSync } from 'node:fs'
import { drawLayers } from './draw-layers.ts'
import { layers } from './layers.ts'

writeFileSync('docs/layers.svg', drawLayers(layers))
