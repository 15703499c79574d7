/** True if a folder of this name cannot be checked out on Windows, where it is that of a device. */
export function isDeviceName(slug: string): boolean {
  return /^(?:con|prn|aux|nul|com\d|lpt\d)$/.test(slug)
}
