package main

import (
	"context"
	"fmt"
	"log"
)

func main() {
	ctx := context.Background()
	easel, err := NewEasel()
	if err != nil {
		log.Fatal(err)
	}
	var result struct {
		Model struct {
			Name, BaseModel, ModelType, Status string
			Limits                             struct{ MaxSide, Multiple int }
			Defaults                           struct {
				Sampler  string
				Steps    int
				CfgScale float64
			}
		}
	}
	err = easel.Call(ctx, "GET", "/v1/models/757279507095956705", nil, &result)
	if err != nil {
		log.Fatal(err)
	}
	model := result.Model
	limits, defaults := model.Limits, model.Defaults
	fmt.Printf("%s: %s %s, %s\n", model.Name, model.BaseModel, model.ModelType, model.Status)
	fmt.Printf("sides up to %d pixels, in multiples of %d\n", limits.MaxSide, limits.Multiple)
	fmt.Printf("defaults: %s, %d steps, CFG %v\n", defaults.Sampler, defaults.Steps, defaults.CfgScale)
}
