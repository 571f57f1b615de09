/** `trained` is a model that this product trained from a table, `onnx` an uploaded one. */
export type ModelFileKind = 'trained' | 'onnx';
