import { type AppKind, appCalls } from '@atrium/contract';
import { defineLoad } from '@atrium/runtime';

const LOADS = {
  algorithm: defineLoad(appCalls.algorithm.detail),
  recognition: defineLoad(appCalls.recognition.detail),
  nlp: defineLoad(appCalls.nlp.detail),
} as const;

/** The app of a page; apps of every kind look the same. */
export function appLoadOf(kind: AppKind) {
  return LOADS[kind];
}
