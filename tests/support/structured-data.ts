import type { CheerioAPI } from 'cheerio';
import { readAll } from './site.ts';

/** A node of structured data. A reference to a node on another page has an `@id` and nothing else. */
export type GraphNode = Readonly<Record<string, unknown>>;

/** The structured data of a page: the node of the page, with all nodes in it. */
export function graphOf($: CheerioAPI): GraphNode {
  return JSON.parse($('body script[type="application/ld+json"]').text());
}

/** The structured data of the breadcrumb, which every page except Home has in its head. */
export function breadcrumbOf($: CheerioAPI): GraphNode | undefined {
  const text = $('head script[type="application/ld+json"]').text();
  return text ? JSON.parse(text) : undefined;
}

/** All nodes of a type on a page, at any depth. */
export function nodesOfType($: CheerioAPI, type: string): GraphNode[] {
  const all = [graphOf($), breadcrumbOf($)].flatMap((node) => (node ? nodesOf(node) : []));
  return all.filter((node) => typesOf(node).includes(type));
}

/** A node and all nodes in it, without references. */
export function nodesOf(node: GraphNode): GraphNode[] {
  return [node, ...childrenOf(node).flatMap(nodesOf)].filter((each) => !isReference(each));
}

/** The `@id`s of all references in a node. */
export function referencesIn(node: GraphNode): string[] {
  return childrenOf(node).flatMap((each) => (isReference(each) ? [String(each['@id'])] : referencesIn(each)));
}

/** The types of a node, which may have several. */
export function typesOf(node: GraphNode): string[] {
  return [node['@type']].flat().filter((type) => typeof type === 'string');
}

function isNode(value: unknown): value is GraphNode {
  return typeof value === 'object' && value !== null;
}

function isReference(node: GraphNode): boolean {
  return Object.keys(node).join() === '@id';
}

/** All nodes of the site that have an `@id`, grouped by it. Several pages may define the same node. */
export async function definedNodes(): Promise<ReadonlyMap<string, readonly GraphNode[]>> {
  const pages = await readAll();
  const named = pages.flatMap(([, $]) => nodesOf(graphOf($)).filter((node) => '@id' in node));
  return Map.groupBy(named, (node) => String(node['@id']));
}

function childrenOf(node: GraphNode): GraphNode[] {
  return Object.values(node).flat().filter(isNode);
}
