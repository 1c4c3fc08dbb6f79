import type { CheerioAPI } from 'cheerio';
import { readAll } from './site.ts';

/** A JSON-LD node, or a reference to a node that is defined elsewhere: an object with an `@id` and nothing else. */
export type GraphNode = Readonly<Record<string, unknown>>;

/** The structured data in a page's body: the node of the page, which contains all other nodes. */
export function graphOf($: CheerioAPI): GraphNode {
  return JSON.parse($('body script[type="application/ld+json"]').text());
}

/** The structured data of the breadcrumb, in the page's head. Undefined on Home, which has no breadcrumb. */
export function breadcrumbOf($: CheerioAPI): GraphNode | undefined {
  const text = $('head script[type="application/ld+json"]').text();
  return text ? JSON.parse(text) : undefined;
}

/** All nodes of a type in a page's structured data, at any depth, including the breadcrumb. */
export function nodesOfType($: CheerioAPI, type: string): GraphNode[] {
  const all = [graphOf($), breadcrumbOf($)].flatMap((node) => (node ? nodesOf(node) : []));
  return all.filter((node) => typesOf(node).includes(type));
}

/** A node and all nodes inside it, at any depth, without references. */
export function nodesOf(node: GraphNode): GraphNode[] {
  return [node, ...childrenOf(node).flatMap(nodesOf)].filter((each) => !isReference(each));
}

/** The `@id`s of all references inside a node, at any depth. */
export function referencesIn(node: GraphNode): string[] {
  return childrenOf(node).flatMap((each) => (isReference(each) ? [String(each['@id'])] : referencesIn(each)));
}

/** The types of a node; an empty list if it has none. */
export function typesOf(node: GraphNode): string[] {
  return [node['@type']].flat().filter((type) => typeof type === 'string');
}

function isNode(value: unknown): value is GraphNode {
  return typeof value === 'object' && value !== null;
}

function isReference(node: GraphNode): boolean {
  return Object.keys(node).join() === '@id';
}

/** All nodes with an `@id` on all pages, grouped by `@id`. A group has several nodes if several pages define the same thing. */
export async function definedNodes(): Promise<ReadonlyMap<string, readonly GraphNode[]>> {
  const pages = await readAll();
  const named = pages.flatMap(([, $]) => nodesOf(graphOf($)).filter((node) => '@id' in node));
  return Map.groupBy(named, (node) => String(node['@id']));
}

function childrenOf(node: GraphNode): GraphNode[] {
  return Object.values(node).flat().filter(isNode);
}
