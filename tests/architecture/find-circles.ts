/** Imports by importing file, both as paths from the project's root. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>

/**
 * The same between the folders of the files: a folder that contains another is not part of it. The definition of a feature stands
 * for itself, because it puts together what is in its folders, and none of them may lead back to it.
 */
export function toFolderGraph(files: ImportGraph): ImportGraph {
  const folders = new Map<string, Set<string>>()
  for (const [file, imported] of files) {
    const folder = toFolder(file)
    const targets = folders.get(folder) ?? new Set()
    for (const target of imported) if (toFolder(target) !== folder) targets.add(toFolder(target))
    folders.set(folder, targets)
  }
  return folders
}

function toFolder(file: string): string {
  if (file.endsWith('/feature.ts')) return file
  return file.slice(0, file.lastIndexOf('/'))
}

/** Groups of nodes of which each leads to every other (Tarjan's strongly connected components), of two nodes or more. */
export function findCircles(graph: ImportGraph): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const circles: string[][] = []

  const visit = (node: string): number => {
    const index = order.size
    order.set(node, index)
    lowest.set(node, index)
    stack.push(node)
    for (const next of graph.get(node) ?? []) {
      const reached = order.has(next) ? (stack.includes(next) ? (order.get(next) ?? index) : index) : visit(next)
      lowest.set(node, Math.min(lowest.get(node) ?? index, reached))
    }
    if (lowest.get(node) === index) {
      const circle = stack.splice(stack.indexOf(node))
      if (circle.length > 1) circles.push(circle.toSorted())
    }
    return lowest.get(node) ?? index
  }

  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return circles
}
