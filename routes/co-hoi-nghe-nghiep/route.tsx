import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/co-hoi-nghe-nghiep')({ staticData: { scrollToTop: false } })
