import type { ScaleKind } from '../model/value-scale.ts';
import type { PlotArea } from '../view/plot.tsx';
import type { CsvRows, TooltipContent } from './chart-content.ts';
import type { InteractionHelpers } from './interaction-helpers.ts';

/** A point in the drawing, in pixels. */
export interface PixelPoint {
  readonly x: number;
  readonly y: number;
}

/** The action of a click or Enter at a position. */
export interface PositionAction {
  /** The instruction for the user, such as `Click or press Enter to view these runs`. */
  readonly hint: string;
  readonly run: (index: number) => void;
}

/**
 * The state and the actions of a chart that the pointer and the keyboard use. A position is the index of a value or
 * point in the data. A `PixelPoint` is a point in the drawing.
 */
export interface StageModel {
  readonly label: string;
  readonly area: PlotArea;
  readonly isMirrored: boolean;
  /** True if the crosshair is a line, false if it is a ring around one point. */
  readonly hasLine: boolean;
  /** True if a drag selects a box, false if it selects a range of the horizontal axis. */
  readonly selectsBox: boolean;
  /** The first and the last visible position. */
  readonly first: number;
  readonly last: number;
  /** The first position whose period has not ended. */
  readonly firstIncomplete?: number | undefined;
  /** The position under the crosshair. */
  readonly crosshairIndex: number | undefined;
  /** Moves the crosshair to a position. Undefined hides it. */
  readonly moveTo: (index: number | undefined) => void;
  /** Returns the position nearest to a point of the drawing, if one is near enough. */
  readonly findIndex: (point: PixelPoint) => number | undefined;
  readonly getPixelPoint: (index: number) => PixelPoint;
  /** Points of the values at a position, each with its color. */
  readonly getDots: (index: number) => readonly (PixelPoint & { readonly tone: number })[];
  /** Runs on a click or Enter at a position. */
  readonly action?: PositionAction | undefined;
  readonly getContent: (index: number, helpers: InteractionHelpers) => TooltipContent;
  readonly zoomTo: (from: PixelPoint, to: PixelPoint) => void;
  /** Zooms on the crosshair. A factor below 1 zooms in. */
  readonly zoomBy: (factor: number, helpers: InteractionHelpers) => void;
  readonly resetZoom: () => void;
}

/** The titles of CSV columns for which the data has no name. */
export interface ColumnTitles {
  readonly time: string;
  readonly point: string;
  readonly group: string;
}

/** The state and the actions of a chart that its buttons use: scale, zoom and exports. */
export interface ToolsModel {
  readonly isZoomed: boolean;
  readonly resetZoom: () => void;
  /** The scale of the vertical axis, if the chart offers a choice. */
  readonly scale?: ScaleKind | undefined;
  readonly chooseScale: (scale: ScaleKind) => void;
  /** Name of exported files, without an extension. */
  readonly name: string;
  readonly getDrawing: () => SVGSVGElement | null;
  readonly legend: readonly { readonly label: string; readonly tone: number }[];
  readonly createRows: (titles: ColumnTitles, helpers: InteractionHelpers) => CsvRows;
}
