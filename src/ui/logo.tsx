/** Three rising steps in a square, and the firm's letters. Decorative: the link around it carries the name. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 116 36" aria-hidden="true" focusable="false">
      {/* Not currentColor: forced colors would give the square and the steps the same color. */}
      <rect width="36" height="36" rx="4" fill="#0a6239" />
      <path d="M8 27h6.5v-6.5H21V14h6.5V8" fill="none" stroke="#fff" strokeWidth="3" />
      <g fill="none" stroke="currentColor" strokeWidth="4.4">
        <path d="M65.5 11.6c-1.6-2.4-4-3.5-7-3.5-3.9 0-6.5 1.9-6.5 4.8 0 6.8 13.9 3 13.9 10.1 0 3-2.7 5-6.9 5-3.5 0-6.2-1.3-7.8-3.9" />
        <path d="M73.4 6v24M87.6 6v24M73.4 18h14.2" />
        <path d="M108.5 11.6c-1.6-2.4-4-3.5-7-3.5-3.9 0-6.5 1.9-6.5 4.8 0 6.8 13.9 3 13.9 10.1 0 3-2.7 5-6.9 5-3.5 0-6.2-1.3-7.8-3.9" />
      </g>
    </svg>
  )
}
