import { fromLinear, toLinear, type Colour } from './colour.ts'

/** A color by what people see (OKLCH): equal steps of lightness look equal, whatever the hue. */
export interface Seen {
  /** From 0, black, to 1, white. */
  lightness: number
  chroma: number
  /** In degrees. */
  hue: number
}

/** How people see a color. */
export function toSeen(colour: Colour): Seen {
  const [red, green, blue] = toLinear(colour)
  const long = Math.cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue)
  const middle = Math.cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue)
  const short = Math.cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue)
  const a = 1.977_998_495_1 * long - 2.428_592_205 * middle + 0.450_593_709_9 * short
  const b = 0.025_904_037_1 * long + 0.782_771_766_2 * middle - 0.808_675_766 * short
  return {
    lightness: 0.210_454_255_3 * long + 0.793_617_785 * middle - 0.004_072_046_8 * short,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  }
}

/** The color that people see so, with as much of its chroma as screens show. */
export function fromSeen({ lightness, chroma, hue }: Seen): Colour {
  const whole = toColour({ lightness, chroma, hue })
  if (isShown(whole)) return whole
  let [least, most] = [0, chroma]
  for (let step = 0; step < 20; step += 1) {
    const middle = (least + most) / 2
    if (isShown(toColour({ lightness, chroma: middle, hue }))) least = middle
    else most = middle
  }
  return toColour({ lightness, chroma: least, hue })
}

function toColour({ lightness, chroma, hue }: Seen): Colour {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3
  const middle = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3
  const short = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3
  return fromLinear([
    4.076_741_662_1 * long - 3.307_711_591_3 * middle + 0.230_969_929_2 * short,
    -1.268_438_004_6 * long + 2.609_757_401_1 * middle - 0.341_319_396_5 * short,
    -0.004_196_086_3 * long - 0.703_418_614_7 * middle + 1.707_614_701 * short,
  ])
}

function isShown(colour: Colour): boolean {
  return colour.every((part) => part >= -0.0005 && part <= 1.0005)
}
