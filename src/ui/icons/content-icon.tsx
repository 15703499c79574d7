/**
 * The place of an icon that content or navigation names: room of its size, empty until `showIcons` has the drawing, and
 * for good where that cannot be had. The classes give it its size.
 */
export function ContentIcon({ name, className }: { name: string; className: string }) {
  // Keyed, so that another icon is another element: what stands inside is not React's.
  return <span key={name} data-icon={name} className={`icon-box ${className}`} aria-hidden="true" />
}
